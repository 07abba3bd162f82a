import { languages } from '#app/site/language.ts';
import { type LabelLine, labelTexts } from './label-texts.ts';

function Line({ line: { lead, pieces }, place }: { readonly line: LabelLine; readonly place: number }) {
  return (
    <p className="grid grid-cols-[1.75rem_1fr] border-t border-black/20 py-2">
      <span aria-hidden="true" className="grid size-6 place-items-center rounded-full bg-night text-sm font-bold text-night-ink">
        {place}
      </span>
      <span>
        <strong>{lead}</strong>{' '}
        {pieces.map((piece) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <mark key={piece.struck} className="bg-[#ffe08a] px-0.5 font-semibold text-black">
              {piece.struck}
            </mark>
          ),
        )}
      </span>
    </p>
  );
}

/** Both sides of a cookie package, in English and in Spanish, numbered where to look. White in both themes. */
export function DrawnLabel() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      {languages.map((language) => {
        const { product, lines } = labelTexts[language];
        return (
          <div
            key={language}
            lang={language}
            className="rounded-sm border border-black/30 bg-white p-4 text-base leading-snug text-black shadow-card print:shadow-none"
          >
            <p className="mb-2 font-display text-xl font-bold">{product}</p>
            {lines.map((line, index) => (
              <Line key={line.lead} line={line} place={index + 1} />
            ))}
          </div>
        );
      })}
    </div>
  );
}
