import { story } from '#app/content/kids/kids.server.ts';
import { pageTitle } from '#app/content/pages/page-names.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { pageLoader } from '#app/frame/page-loader.server.ts';
import type { PageProps } from '#app/frame/page-props.ts';
import { StoryDrawing } from '#app/parts/story-drawings/story-drawing.tsx';
import { storyIds } from '#app/site/pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

export const loader = pageLoader(({ language }) => ({
  stories: storyIds.map((one) => {
    const { cover, lead, time } = localized(story(one), language);
    return { id: `story/${one}` as const, title: pageTitle(`story/${one}`, language), cover, lead, time };
  }),
}));

/** All picture stories, each with its cover. */
export default function PictureStories({ loaderData: { title, stories } }: PageProps<typeof loader>) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={w.lead} />
      <ul className="mx-auto grid max-w-page gap-6 px-5 py-8 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] md:px-8 print:grid-cols-3 print:px-0">
        {stories.map(({ id, title: name, cover, lead, time }) => (
          <li
            key={id}
            className="group relative flex flex-col overflow-hidden rounded-[20px] border-4 border-ink bg-card focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-bluebonnet print:break-inside-avoid"
          >
            <StoryDrawing name={cover} className="border-b-4 border-ink" />
            <div className="grid gap-2 p-5">
              <h2 className="text-2xl">
                <PageLink to={id} className="text-ink no-underline outline-none after:absolute after:inset-0 group-hover:underline">
                  {name}
                </PageLink>
              </h2>
              <p>{lead}</p>
              <p className="flex items-start gap-2 text-base text-quiet">
                <Icon name="clock" className="icon mt-0.5" />
                {time}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
