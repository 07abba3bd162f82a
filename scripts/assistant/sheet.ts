/** `npm run assistant:sheet`: writes docs/how-the-assistant-decides.md, the one sheet that a physician reads and signs, from content/. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { emergencyTable } from '#app/content/emergency/emergency-words.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { situationSentences } from '#app/content/text/shared-values.server.ts';

export const sheetFile = 'docs/how-the-assistant-decides.md';

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ');

/** Returns a row for each card: why, its title, and the sentence of its situation, if it has one. */
function cardRows(): string[] {
  const sentences = situationSentences('en');
  const { cards, lifeline } = emergency();
  return emergencyTable().combinations.flatMap(({ card, situation, why }) => {
    if (card === 'guide') return [];
    const title = card === 'lifeline' ? lifeline.title.en : cards[card].title.en;
    const first = situation ? sentences.get(situation) : '';
    return [`| ${cell(why)} | ${cell(title)} | ${cell(first ?? '')} |`];
  });
}

/** Returns the sheet in Markdown: the three outcomes, each card and what triggers it, and the choices of the guide. */
export function sheet(): string {
  const { title, choices } = afterHours().guide;
  const { signs } = emergency().cards.anaphylaxis;
  const guideRows = emergencyTable().combinations.filter(({ card }) => card === 'guide');
  return `# How the assistant decides

\`npm run assistant:sheet\` writes this page from content/emergency-table.yaml, situations.yaml, emergency.yaml and after-hours.yaml. Change those, not this.
The words alone decide first. What the assistant learned from examples can only raise the alarm.

## 1. A card, if it's certain

The first row that fits decides. There's no card for office matters, or for a question that doesn't say it's happening now. A past emergency
gets at most the line to 911. Thoughts of self-harm and a swallowed battery always get their card.

The last column is the sentence that the card starts with. Where it's empty, the card is shown unchanged.

| Why | Card | First sentence |
| --- | --- | --- |
${cardRows().join('\n')}

## 2. The guide, if something is happening to someone's body and no card is certain

${guideRows.map(({ why }) => `- ${why}`).join('\n')}

It says only this:

> Is any of this happening? Call 911 now. ${signs.map(({ en }) => en).join(' · ')}
>
> **${title.en}** ${choices.map((choice) => choice.title.en).join(' · ')}
>
> I’m just asking

Choices that match the words come first. A choice opens its signs by level, as on the page for when we're closed.

## 3. An answer to every other question

From our records or our pages. We answer questions about a sign in general, a mild habit or something long over, with at most one line to 911
above. We give hours only if the question asks for them. Only a person answers anything that needs a chart.

Signed: ______________________   Date: ____________
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(sheetFile, sheet());
