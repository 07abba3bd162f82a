import { useEffect, useRef } from 'react';
import { monthName } from '#app/lib/calendar-names.ts';
import { grainPath } from '#app/parts/kids/grain-picture.tsx';
import { airColor } from '#app/parts/seasons/air-color.ts';
import { monthsInWords } from '#app/parts/seasons/months-in-words.ts';
import { words } from '#app/parts/seasons/words.ts';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { drawMyAir, type MyAirPicture } from './draw-my-air.ts';
import type { SeasonData, ShownType } from './season-data.server.ts';

interface MyAirProps {
  readonly data: SeasonData;
  /** The visitor's own plants. */
  readonly types: readonly ShownType[];
}

/** Letter paper at 200 dots per inch. */
const sheet = { width: 1700, height: 2200 } as const;

async function loadGrain(id: ShownType['id']): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = grainPath(id);
  await image.decode();
  return image;
}

/** The visitor's year as one picture, drawn on the device; on paper a sheet for the fridge. */
export function MyAir({ data, types }: MyAirProps) {
  const w = useWords(words);
  const language = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);

  async function picture(): Promise<MyAirPicture> {
    const style = getComputedStyle(document.body);
    const token = (name: string) => style.getPropertyValue(`--${name}`);
    const plants = await Promise.all(
      types.map(async ({ id, short, level }) => ({
        name: short,
        months: monthsInWords(level, language),
        levels: level,
        color: airColor[id],
        grain: await loadGrain(id),
      })),
    );
    return {
      plants,
      texts: {
        title: w.myAir,
        months: Array.from({ length: 12 }, (_, month) => monthName(month + 1, language, 'short')),
        spray: data.helps.find(({ id }) => id === 'spray')?.text ?? '',
        foot: data.note,
      },
      fonts: { display: token('font-display'), sans: token('font-sans') },
      colors: { page: '#fffdf8', ink: '#16302c', quiet: '#48605a', line: '#ddd8c9', mark: '#b93f1d' },
    };
  }

  useEffect(() => {
    let isCurrent = true;
    void Promise.all([picture(), document.fonts.ready]).then(([drawn]) => {
      if (isCurrent && canvas.current) drawMyAir(canvas.current, drawn);
    });
    return () => {
      isCurrent = false;
    };
  });

  return (
    <figure className="grid justify-items-start gap-4">
      <canvas
        ref={canvas}
        {...sheet}
        role="img"
        aria-label={w.myAirPicture}
        className="h-auto w-full max-w-xl rounded-card shadow-card print:mx-auto print:h-[8.4in] print:w-auto print:rounded-none print:shadow-none"
      />
    </figure>
  );
}
