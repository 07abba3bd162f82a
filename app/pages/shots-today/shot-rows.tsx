import { formatPhone } from '#app/content/practice/phone.ts';
import { ClinicNow } from '#app/parts/hours/clinic-now.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import { ShotStateView } from './shot-state-view.tsx';
import { words } from './words.ts';

/** A row for each office: whether it gives shots, and a button to call. */
export function ShotRows() {
  const w = useWords(words);
  const { offices } = useFrame();
  return (
    <ul className="divide-y divide-line md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:divide-x md:max-lg:divide-y-0 print:hidden">
      {offices.map(({ id, name, phones }) => (
        <li key={id} className="flex items-center gap-2 py-1.5 ps-3 pe-2 md:ps-4 lg:px-0">
          <div className="min-w-0 flex-1 text-base leading-snug">
            <p className="font-display text-lg font-bold">{name}</p>
            <ClinicNow name="shot-state" view={ShotStateView} own={{ office: id }} />
          </div>
          <a
            href={`tel:${phones.office}`}
            aria-label={w.call(name, formatPhone(phones.office))}
            className="inline-flex size-12 flex-none items-center justify-center rounded-full bg-mist text-oak"
          >
            <Icon name="phone" className="icon size-6" />
          </a>
        </li>
      ))}
    </ul>
  );
}
