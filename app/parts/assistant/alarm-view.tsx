import { EmergencyCard } from '#app/parts/emergency-card/emergency-card.tsx';
import type { Bilingual } from '#app/site/language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { Alarm } from './answer.ts';
import { conversationWords } from './words.ts';

/** The lifeline answers in Spanish when the first message is the word AYUDA. iPhones read the text after "&", others after "?". */
const text988: Bilingual = { en: 'sms:988', es: 'sms:988?&body=AYUDA' };

/** What to do at once, before any answer: the card to call 911, or the lifeline. */
export function AlarmView({ alarm, id }: { readonly alarm: Alarm; readonly id: string }) {
  const w = useWords(conversationWords);
  const language = useLanguage();
  if ('lifeline' in alarm) {
    const { title, text, call } = alarm.lifeline;
    return (
      <section aria-labelledby={id} className="rounded-card border-2 border-alarm bg-alarm-mist p-4">
        <h3 id={id}>{title}</h3>
        <p className="mt-2">{text}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <a href="tel:988" className="btn bg-alarm text-page">
            <Icon name="phone" />
            {call}
          </a>
          <a href={text988[language]} className="btn btn-secondary">
            {w.message988}
          </a>
        </p>
      </section>
    );
  }
  return (
    <>
      <EmergencyCard card={alarm.card} headingId={id} briefOnPaper />
      <p>
        <PageLink to="emergency" className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-alarm">
          {w.emergencyPage}
          <Icon name="arrow-right" />
        </PageLink>
      </p>
    </>
  );
}
