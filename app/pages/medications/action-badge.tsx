import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { words } from './words.ts';

const looks = {
  stop: { icon: 'close', colour: 'text-alarm' },
  ask: { icon: 'phone', colour: 'text-gold' },
  keep: { icon: 'check', colour: 'text-oak' },
} as const;

/** What to do with a medicine, in words, a drawing and a colour. */
export function ActionBadge({ action, days }: Pick<ListedMedication, 'action' | 'days'>) {
  const w = useWords(words);
  const { icon, colour } = looks[action];
  const text = action === 'stop' ? w.stopBadge(days ?? 0) : action === 'ask' ? w.askBadge : w.keepBadge;
  return (
    <p className={`flex items-start gap-2 font-semibold ${colour}`}>
      <Icon name={icon} className="icon mt-1" />
      {text}
    </p>
  );
}
