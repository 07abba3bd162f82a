interface ChecklistProps {
  readonly hint: string;
  readonly items: readonly string[];
}

/** Draws things to have ready, to check off on the phone while packing or with a pen on the printed page. Nothing is sent. */
export function Checklist({ hint, items }: ChecklistProps) {
  return (
    <>
      <p className="mb-2 text-base text-quiet print:hidden">{hint}</p>
      <ul className="max-w-[38em]">
        {items.map((item) => (
          <li key={item} className="border-b border-line last:border-0 print:border-0">
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 print:min-h-0 print:py-0.5">
              <input type="checkbox" className="mt-1 size-5 flex-none accent-oak print:mt-0.5 print:size-3.5" />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
