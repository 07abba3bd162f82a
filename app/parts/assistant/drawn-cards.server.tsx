import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type Alarm, type AlarmTexts, alarmOfCard, nameOf } from '#app/parts/alarm/alarm.ts';
import type { AlarmTable } from '#app/parts/alarm/verdict.ts';
import type { Language } from '#app/site/language.ts';
import { InLanguage } from '#app/ui/use-language.ts';
import { alarmAlone } from './answer.ts';
import { spokenOf } from './spoken.ts';
import { Turn } from './turn.tsx';

/** A card as the conversation shows it under a question, without the question. */
export interface DrawnCard {
  readonly html: string;
  /** What a screen reader announces. */
  readonly said: string;
}

/** Draws each card of the table in a language, the lifeline and the guide, for app/browser/early-card.ts. */
export function drawnCards(table: AlarmTable, texts: AlarmTexts, language: Language): Readonly<Record<string, DrawnCard>> {
  const alarms = table.map(({ card, situation }): readonly [string, Alarm] =>
    card === 'guide' ? [card, { guide: texts.guide }] : [nameOf({ card, situation }), alarmOfCard(texts, { card, situation })],
  );
  return Object.fromEntries(
    alarms.map(([name, alarm]) => {
      const answer = alarmAlone(alarm, language, '', 'waiting');
      const html = renderToStaticMarkup(
        <MemoryRouter>
          <InLanguage value={language}>
            <p role="status" className="sr-only" lang={language} />
            <ol className="grid gap-4">
              <Turn question="" reply={answer} id="early" />
            </ol>
          </InLanguage>
        </MemoryRouter>,
      );
      return [name, { html, said: spokenOf(answer, '') }];
    }),
  );
}
