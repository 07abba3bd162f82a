/** A grain of pollen adrift over two hills, for pages where nothing is to be found. A drawing of the site's own, a kilobyte of code. */
export function Adrift() {
  return (
    <svg viewBox="0 0 640 200" aria-hidden="true" className="adrift">
      <circle cx="540" cy="52" r="24" fill="var(--color-gold)" opacity=".35" />
      <path d="M0 148C110 118 210 146 330 138S540 106 640 124V200H0Z" fill="var(--color-oak)" opacity=".2" />
      <path d="M0 172C120 150 260 152 380 168S560 162 640 154V200H0Z" fill="var(--color-oak)" opacity=".38" />
      <path
        d="M40 96c60-44 122 34 176-6s46-66 104-50"
        fill="none"
        stroke="var(--color-quiet)"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <g className="adrift-grain">
        <circle cx="356" cy="56" r="30" fill="#d89a34" />
        <circle cx="347" cy="46" r="17" fill="#f2c873" opacity=".75" />
        <path d="M340 72c8-14 20-24 33-30-6 15-18 28-33 30Z" fill="#7a4a18" opacity=".75" />
        <g fill="#a86a1c" opacity=".55">
          <circle cx="338" cy="56" r="2.2" />
          <circle cx="352" cy="36" r="2.2" />
          <circle cx="368" cy="66" r="2.2" />
          <circle cx="360" cy="76" r="2.2" />
          <circle cx="376" cy="54" r="2.2" />
        </g>
      </g>
    </svg>
  );
}
