import { MovingDrawing } from './moving-drawing.tsx';
import { Numbers } from './numbers.tsx';
import { PictureFile } from './picture-file.tsx';
import type { FigurePicture } from './shown-picture.ts';

/**
 * A picture that explains a paragraph, with its caption. The numbered list below says in words all that the drawing shows:
 * it is what those read who do not see it.
 */
export function PictureFigure({ picture }: { readonly picture: FigurePicture }) {
  const { id, type, name, caption, halves, labels, moves } = picture;
  const still = (
    <>
      {halves && (
        <div className="grid grid-cols-2 gap-2 pb-2 text-center font-semibold leading-tight">
          {halves.map((half) => (
            <p key={half} className="m-0">
              {half}
            </p>
          ))}
        </div>
      )}
      <div role="img" aria-label={name} className="relative rounded-card bg-card forced-color-adjust-none">
        <PictureFile id={id} type={type} />
        {labels.length > 0 && <Numbers type={type} labels={labels} />}
      </div>
    </>
  );
  return (
    <figure className="card @container my-7 break-inside-avoid p-3 sm:p-5 print:float-end print:ms-[4mm] print:mt-0 print:mb-[2mm] print:w-[66mm] print:border print:p-1.5">
      <div className="print:w-[58mm] print:shrink-0">
        {moves ? (
          <MovingDrawing {...moves} name={name} type={type}>
            {still}
          </MovingDrawing>
        ) : (
          still
        )}
      </div>
      <figcaption className="mt-3 leading-snug print:mt-0">
        <p className="m-0">{caption}</p>
        {labels.length > 0 && (
          // An empty marker instead of none: without markers Safari drops the role of the list.
          <ol className="mt-2 grid list-[''] gap-x-5 gap-y-1.5 ps-0 text-base @min-[30rem]:grid-cols-2 print:mt-1 print:block print:text-[1em]">
            {labels.map(({ text }, place) => (
              <li key={text} className="mt-0 flex gap-2">
                <span
                  aria-hidden="true"
                  className="grid size-6 shrink-0 print:size-5 print:text-[1em] place-items-center rounded-full bg-ink text-sm font-bold text-page print:border"
                >
                  {place + 1}
                </span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}
