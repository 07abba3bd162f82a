import { PictureFigure } from '#app/parts/pictures/picture-figure.tsx';
import { Plate } from '#app/parts/pictures/plate.tsx';
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

function Plates({ data }: Pick<Stage, 'data'>) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-4">
      {data.plates.map(({ id, name }) => (
        <li key={id}>
          <Plate id={id} name={name} />
        </li>
      ))}
    </ul>
  );
}

function Figures({ data }: Pick<Stage, 'data'>) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-x-4">
      {data.figures.map((figure) => (
        <li key={figure.id}>
          <PictureFigure picture={figure} />
        </li>
      ))}
    </ul>
  );
}

/** As where a device's few colours replace all others: black around, each drawing on the ground it brings. */
function OnBlack({ data }: Pick<Stage, 'data'>) {
  return (
    <div className="bg-black p-4 text-white [&_.card]:border [&_.card]:border-white [&_.card]:bg-black">
      <Plates data={data} />
      <Figures data={data} />
    </div>
  );
}

/** As a printer without colours gives them: what changed is told by hatching and outline alone. */
function OnPaper({ data }: Pick<Stage, 'data'>) {
  return (
    <div className="bg-white p-4 grayscale">
      <Plates data={data} />
      <Figures data={data} />
    </div>
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
    id: 'plates',
    title: { en: 'Plates of the articles', es: 'Láminas de los artículos' },
    wide: true,
    render: (stage) => <Plates {...stage} />,
  },
  {
    id: 'figures',
    title: { en: 'Pictures that explain', es: 'Imágenes que explican' },
    wide: true,
    render: (stage) => <Figures {...stage} />,
  },
  {
    id: 'pictures-forced-colors',
    title: { en: 'The same in forced colors', es: 'Las mismas en colores forzados' },
    wide: true,
    onlyIn: 'dark',
    render: (stage) => <OnBlack {...stage} />,
  },
  {
    id: 'pictures-on-paper',
    title: { en: 'The same on paper', es: 'Las mismas en papel' },
    wide: true,
    onlyIn: 'light',
    render: (stage) => <OnPaper {...stage} />,
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
