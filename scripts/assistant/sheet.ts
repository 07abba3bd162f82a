/** `npm run assistant:sheet`: writes docs/how-the-assistant-decides.md, the one sheet that a physician reads and signs, from content/. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { emergencyTable } from '#app/content/emergency/emergency-words.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { situationSentences } from '#app/content/text/shared-values.server.ts';

export const sheetFile = 'docs/how-the-assistant-decides.md';

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ');

/** What each card first says: the sentence of the situation that was heard, or the card's own title. */
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

/** The sheet, in Markdown: the three outcomes, each card and what brings it, and the choices of the guide. */
export function sheet(): string {
  const { title, choices } = afterHours().guide;
  const { signs } = emergency().cards.anaphylaxis;
  const guideRows = emergencyTable().combinations.filter(({ card }) => card === 'guide');
  return `# How the assistant decides

Drawn from content/emergency-table.yaml, situations.yaml, emergency.yaml and after-hours.yaml by \`npm run assistant:sheet\`; change those, not this.
The words alone decide, before anything that was learned from examples; what was learned may only raise what the words tell.

## 1. A card, where it is certain

Tried from the top; the first that holds decides. No card stands beside a matter of the office, nor where something is only asked and nothing
says that it is now; what is long over gets the line to 911 at most. Thoughts of self-harm and a swallowed battery get theirs always.

| Why | Card | What it says first |
| --- | --- | --- |
${cardRows().join('\n')}

## 2. The guide, where something happens to a body and no card is certain

${guideRows.map(({ why }) => `- ${why}`).join('\n')}

It says nothing but this:

> Is any of this happening? Call 911 now. ${signs.map(({ en }) => en).join(' · ')}
>
> **${title.en}** ${choices.map((choice) => choice.title.en).join(' · ')}
>
> I’m just asking

Choices that were heard stand first. A choice opens its signs by level, the same as on the page for when we are closed.

## 3. An answer to every other question

From our records or our pages. A question about a sign in general, a mild habit and what is long over are answered, with at most one line to 911
above. Hours are said only where the question asks for them; only a person answers what needs a chart.

Signed: ______________________   Date: ____________
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(sheetFile, sheet());
