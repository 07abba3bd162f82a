import { actionText } from '#app/parts/medicines/action-text.ts';
import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage } from '#app/ui/use-language.ts';

const looks = {
  stop: { icon: 'close', colour: 'text-alarm' },
  ask: { icon: 'phone', colour: 'text-gold' },
  tell: { icon: 'phone', colour: 'text-alarm' },
  keep: { icon: 'check', colour: 'text-oak' },
} as const;

/** What to do with a medicine, in words, a drawing and a colour. */
export function ActionBadge({ action, days, tellUs }: Pick<ListedMedication, 'action' | 'days' | 'tellUs'>) {
  const language = useLanguage();
  const { icon, colour } = looks[action];
  return (
    <p className={`flex items-start gap-2 font-semibold ${colour}`}>
      <Icon name={icon} className="icon mt-1" />
      {actionText({ action, days, ...(tellUs ? { tellUs } : {}) }, language)}
    </p>
  );
}
