/** The placeholder while a page loads: heading bar, banner, lines of text, a large block. */
export function Skeleton({ label }: { readonly label: string }) {
  return (
    <div className="mx-auto max-w-page px-5 py-12 md:px-8">
      <p className="sr-only">{label}</p>
      <div aria-hidden="true" className="grid gap-4 *:rounded-card *:bg-mist">
        <div className="h-12 w-2/3" />
        <div className="h-40" />
        <div className="h-5" />
        <div className="h-5" />
        <div className="h-5" />
        <div className="h-40" />
      </div>
    </div>
  );
}
