import { MovingDrawing } from './moving-drawing.tsx';
import { Numbers } from './numbers.tsx';
import { PictureFile } from './picture-file.tsx';
import type { FigurePicture } from './shown-picture.ts';

/**
 * Draws a picture that explains a paragraph, with its caption. The numbered list beside or below it says everything that the drawing
 * shows, for people who cannot see it. On a wide chart the list's texts are on the drawing.
 */
export function PictureFigure({ picture }: { readonly picture: FigurePicture }) {
  const { id, type, name, caption, halves, labels, words, moves } = picture;
  const direct = labels.some(({ beside }) => beside);
  const still = (
    <>
      {halves && (
        <div className="figure-halves">
          {halves.map((half) => (
            <p key={half}>{half}</p>
          ))}
        </div>
      )}
      <div role="img" aria-label={name} className="relative rounded-card bg-card forced-color-adjust-none">
        <PictureFile id={id} type={type} />
        {labels.length > 0 && <Numbers type={type} labels={labels} words={words} />}
      </div>
    </>
  );
  return (
    <figure className={`figure card ${direct ? 'figure-chart' : ''}`}>
      <div>
        {moves ? (
          <MovingDrawing {...moves} name={name} type={type}>
            {still}
          </MovingDrawing>
        ) : (
          still
        )}
      </div>
      <figcaption>
        <p>{caption}</p>
        {labels.length > 0 && (
          // The list has an empty marker because Safari drops the list role when there is no marker.
          <ol className={direct ? '@min-[30rem]:sr-only' : undefined}>
            {labels.map(({ text }, place) => (
              <li key={text}>
                <span aria-hidden="true">{place + 1}</span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}
