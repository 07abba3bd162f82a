import { defineWords } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useWords } from '#app/ui/use-language.ts';

const words = defineWords({
  forChild: { en: (title: string) => `For your child, in pictures: ${title}`, es: (title: string) => `Para su hijo, en dibujos: ${title}` },
});

interface StoryLinkProps {
  readonly story: { readonly id: PageId; readonly title: string };
  readonly className?: string;
}

/** Links from a page for parents to the picture story on the same subject. */
export function StoryLink({ story: { id, title }, className = 'inline-flex min-h-11 items-center gap-2 font-semibold' }: StoryLinkProps) {
  const w = useWords(words);
  return (
    <PageLink to={id} className={className}>
      <Icon name="kids-zone" className="icon size-6" />
      {w.forChild(title)}
    </PageLink>
  );
}
