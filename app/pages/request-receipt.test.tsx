import { expect, it } from 'vitest';
import { renderedPage, textOf } from '#app/pages/page-fixture.tsx';
import { ReceiptPanel } from '#app/parts/request-form/receipt-panel.tsx';
import { startWords } from '#app/parts/request-form/start-words.ts';
import { words } from '#app/parts/request-form/words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';

const receipt = { reference: '2205 9026', receivedAt: '2026-11-16T15:00:00Z' };

it.each(languages)('in %s the receipt promises a call, and that of a sample says that nobody will', async (language) => {
  const shown = async (sample: boolean) => {
    const panel = <ReceiptPanel receipt={receipt} promise={{ hours: 24, openHoursNeeded: 3 }} sample={sample} onAnother={() => {}} />;
    return textOf(await renderedPage({ loader: () => null, default: () => panel }, pathOf('appointment-request', language)));
  };
  const promise = [words.receivedTitle[language], words.weCallBy[language]('…').split('…')[0]?.trim() ?? '', words.noCallText[language]];
  const warning = [words.sampleSentTitle[language], words.sampleSentText[language]];
  const [real, sample] = [await shown(false), await shown(true)];
  for (const said of [...promise, receipt.reference]) expect(real).toContain(said);
  for (const said of [...warning, startWords.sampleText[language]]) expect(real).not.toContain(said);
  for (const said of [...warning, receipt.reference]) expect(sample).toContain(said);
  for (const said of promise) expect(sample).not.toContain(said);
});
