import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { JumpLinks } from '#app/ui/jump-links.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { type Example, themes } from './example.ts';
import { exampleKinds } from './examples.tsx';
import type { GalleryData } from './gallery-data.server.ts';
import { galleryData } from './gallery-data.server.ts';
import { words } from './words.ts';

export const loader = pageLoader(({ language, description }) => ({ lead: description, data: galleryData(language) }));

/** An example in both themes, side by side if there is room. */
function BothThemes({ example, data }: { readonly example: Example; readonly data: GalleryData }) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <div id={example.id} className="mt-8">
      <h3>{example.title[language]}</h3>
      <div className={`mt-3 grid gap-4 *:min-w-0 ${example.wide ? '' : 'lg:grid-cols-2'}`}>
        {(example.onlyIn ? [example.onlyIn] : themes).map((theme) => (
          <div key={theme} data-theme={theme} className="min-w-0 rounded-card border border-line bg-page p-5 text-ink">
            <p className="mb-3 text-base text-quiet">{w[theme]}</p>
            {/* Cards stretch to this element's height instead of the panel's. */}
            <div>{example.render({ theme, data })}</div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The gallery, in which a developer sees how a change to a shared part looks everywhere. */
export default function Gallery({ loaderData: { title, lead, data } }: PageProps<typeof loader>) {
  const w = useWords(words);
  const language = useLanguage();
  return (
    <>
      <PageHeading title={title} lead={lead}>
        <JumpLinks label={w.contents} places={exampleKinds.map(({ id, title: kind }) => ({ href: `#${id}`, text: kind[language] }))} />
      </PageHeading>
      {exampleKinds.map((kind) => (
        <div key={kind.id} id={kind.id} className="mx-auto max-w-page px-5 py-10 md:px-8">
          <h2>{kind.title[language]}</h2>
          {kind.examples.map((example) => (
            <BothThemes key={example.id} example={example} data={data} />
          ))}
        </div>
      ))}
    </>
  );
}
