import { iconNames } from '#app/site/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Example, Stage } from './example.ts';
import { FixedPicture } from './fixed-picture.tsx';

/** The crops of the slideshow, in pixels as the build makes them. */
const wide = { suffix: 'wide', width: 960, height: 540 } as const;
const tall = { suffix: 'tall', width: 420, height: 730 } as const;

function Scenes({ theme, data, crop }: Stage & { readonly crop: typeof wide | typeof tall }) {
  return (
    <ul className={crop === wide ? 'grid gap-5' : 'grid grid-cols-2 gap-5 sm:grid-cols-3'}>
      {data.slides.map(({ id, alt, caption }) => (
        <li key={id}>
          <figure>
            <FixedPicture
              file={`/art/hero/${id}-${theme}-${crop.suffix}-${crop.width}`}
              width={crop.width}
              height={crop.height}
              alt={alt}
            />
            <figcaption className="mt-1 text-base text-quiet">{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Specimens({ theme, data }: Stage) {
  return (
    <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4">
      {data.slides.map(({ id, specimen }) => (
        <li key={id} className="text-base leading-tight">
          <FixedPicture file={`/art/hero/${id}-${theme}-specimen-340`} width={340} height={340} alt="" />
          {specimen}
        </li>
      ))}
    </ul>
  );
}

/** The drawings of home below its opening. */
function HomeDrawings({ data }: Stage) {
  const files = [...data.homeDoors.map((group) => `/art/doors/${group}.svg`), ...data.firstVisit.map((id) => `/art/first-visit/${id}.svg`)];
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {files.map((file) => (
        <li key={file}>
          <img src={file} alt="" width="200" height="160" loading="lazy" className="h-auto w-full" />
        </li>
      ))}
    </ul>
  );
}

function Portraits({ theme, data }: Stage) {
  return (
    <ul className="grid grid-cols-3 gap-4">
      {data.physicians.map(({ id, portraitAlt }) => (
        <li key={id}>
          <FixedPicture file={`/art/portraits/${id}-${theme}-card-640`} width={640} height={480} alt={portraitAlt} />
        </li>
      ))}
    </ul>
  );
}

/** Names are those of the files in art/icons, the same in both languages. */
function Icons() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3" lang="en">
      {iconNames.map((name) => (
        <li key={name} className="grid justify-items-center gap-1 text-center text-sm leading-tight">
          <Icon name={name} className="size-10 text-oak" />
          {name}
        </li>
      ))}
    </ul>
  );
}

export const pictureExamples: readonly Example[] = [
  {
    id: 'scenes-wide',
    title: { en: 'The seven scenes, wide', es: 'Las siete escenas, a lo ancho' },
    render: (stage) => <Scenes {...stage} crop={wide} />,
  },
  {
    id: 'scenes-tall',
    title: { en: 'The seven scenes, on phones', es: 'Las siete escenas, en teléfonos' },
    render: (stage) => <Scenes {...stage} crop={tall} />,
  },
  {
    id: 'specimens',
    title: { en: 'What flies in the seven scenes', es: 'Lo que vuela en las siete escenas' },
    render: (stage) => <Specimens {...stage} />,
  },
  {
    id: 'home-drawings',
    title: { en: 'Doors and first visit', es: 'Puertas y primera cita' },
    render: (stage) => <HomeDrawings {...stage} />,
  },
  { id: 'portraits', title: { en: 'Portraits', es: 'Retratos' }, render: (stage) => <Portraits {...stage} /> },
  { id: 'icons', title: { en: 'Icons', es: 'Íconos' }, render: () => <Icons /> },
];
