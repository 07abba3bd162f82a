import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

const line = 'h-2 rounded-full bg-current opacity-25';

/** Draws an insurance card with a ring around the plan's name; shows the found plan's name if it is the only one. */
export function PlanCard({ plan }: { readonly plan?: string | undefined }) {
  const w = useWords(words);
  return (
    <figure className="mx-auto mt-9 max-w-[25rem] lg:mt-1 print:hidden">
      <div
        data-theme="light"
        className="grid aspect-[1.586] content-between rounded-card bg-card p-5 text-ink shadow-card"
        aria-hidden="true"
      >
        <div className="-m-5 mb-0 flex h-11 items-center rounded-t-card bg-oak px-5 text-on-oak">
          <div className="h-2.5 w-1/4 rounded-full bg-current opacity-60" />
        </div>
        <div className="relative w-fit max-w-full self-center px-4 py-3 text-xl leading-tight font-semibold">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 40"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible text-coral"
          >
            <path
              d="M58 3C30-1 2 6 1 20c-1 13 27 19 53 18 27-1 46-8 45-20C98 6 66 0 34 5"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {plan ?? w.planName}
        </div>
        <div className="grid gap-2.5">
          <div className={`${line} w-2/5`} />
          <div className={`${line} w-3/5`} />
          <div className="flex justify-between">
            <div className={`${line} w-1/4`} />
            <div className={`${line} w-1/5`} />
          </div>
        </div>
      </div>
      <figcaption className="mt-3 text-base text-quiet">{w.planNameOnCard}</figcaption>
    </figure>
  );
}
