import { story as storyRecord } from '#app/content/kids/kids.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { recordOf } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import storyStyles from './story.css?url';
import { StoryBook } from './story-book.tsx';
import { words } from './words.ts';

export const loader = pageLoader(({ page, language }) => ({
  story: localized(storyRecord(recordOf(page, 'story').story), language),
}));

/** A story about a doctor's visit: to swipe, to hear, and to fold into a book. */
export default function StoryPage({ loaderData: { title, story } }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <>
      <link rel="stylesheet" href={storyStyles} precedence="medium" />
      <PageHeading title={title} desk>
        <p className="mt-2 flex items-start gap-2 font-semibold print:hidden">
          <Icon name="clock" className="icon mt-0.5 size-6" />
          {story.time}
        </p>
      </PageHeading>
      <StoryBook title={title} story={story} />
      <div className="mx-auto grid max-w-page gap-8 px-5 py-8 *:min-w-0 md:grid-cols-2 md:px-8 print:hidden">
        <section aria-labelledby="parents" className="card p-5">
          <h2 id="parents" className="text-2xl">
            {w.parents}
          </h2>
          <p className="mt-2">{story.parents}</p>
          <p className="mt-1">
            <OnwardLink to={story.link} text={w.readMore} />
          </p>
        </section>
        <section aria-labelledby="fold" className="card p-5">
          <h2 id="fold" className="text-2xl">
            {w.foldTitle}
          </h2>
          <ol className="mt-2 grid list-decimal gap-1 ps-6">
            {w.fold.split('|').map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <p>
          <PageLink to="picture-stories" className="kz-plain-button">
            {w.others}
          </PageLink>
        </p>
      </div>
    </>
  );
}
