import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { OutlookLine } from './outlook-line.tsx';
import { useClinicMonth } from './use-clinic-month.ts';
import { words } from './words.ts';

interface AirThisMonthProps {
  /** The twelve months in order, with what is in their air in words. */
  readonly months: readonly { readonly month: number; readonly words: string }[];
  /** The plant the city asks for most: its name and its twelve levels. */
  readonly cedar: { readonly name: string; readonly levels: readonly number[] };
}

interface AirInProps extends AirThisMonthProps {
  /** 1 to 12; undefined while nobody knows it. */
  readonly present: number | undefined;
}

/** One line that says what is in the air in a month and leads to the page about it. */
export function AirIn({ months, cedar, present }: AirInProps) {
  const w = useWords(words);
  const air = months.find(({ month }) => month === present);
  return (
    <div className="bg-mist print:hidden">
      <p className="mx-auto flex min-h-[5.75rem] max-w-6xl items-center gap-3 px-5 py-2 leading-snug sm:min-h-14 md:px-8">
        <Icon name="seasons" className="icon size-6 text-oak" />
        {air ? (
          // Keyed: translators of browsers replace text that React would then change in vain.
          <span key={air.month}>
            {w.homeLine} <strong>{air.words}</strong>. <OutlookLine {...cedar} month={air.month} />.{' '}
            <PageLink to="seasons" className="inline-block py-1">
              {w.homeMore}
            </PageLink>
          </span>
        ) : (
          <PageLink to="seasons" className="inline-block py-1">
            {w.homeLater}
          </PageLink>
        )}
      </p>
    </div>
  );
}

/** What is in the air now; without script, only where to look. */
export function AirThisMonth({ months, cedar }: AirThisMonthProps) {
  return <AirIn months={months} cedar={cedar} present={useClinicMonth()} />;
}
