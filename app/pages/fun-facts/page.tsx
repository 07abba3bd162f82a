import { funFacts } from '#app/content/kids/kids.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { words } from '#app/parts/kids/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { FactFlip } from './fact-flip.tsx';
import { FactSource } from './fact-source.tsx';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export const loader = pageLoader(({ language }) => ({ facts: localized(funFacts(), language) }));

export default function FunFacts({ loaderData: { title, facts } }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={w.factsLead} />
      <section aria-label={w.flipTitle} className="mx-auto max-w-page px-5 pt-8 md:px-8 print:hidden">
        <FactFlip facts={facts} />
      </section>
      <Section id="all" title={w.allFacts}>
        <ol className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {facts.map(({ id, icon, text, source }) => (
            <li key={id} className="flex items-start gap-4 border-t border-line pt-5 print:break-inside-avoid">
              <Icon name={icon} className="icon mt-1 size-9 text-oak" />
              <div className="min-w-0">
                <p>{text}</p>
                <FactSource {...source} />
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-10 print:hidden">
          <PageLink to="kids-zone" className="btn btn-secondary">
            {w.backToZone}
          </PageLink>
        </p>
      </Section>
    </>
  );
}
