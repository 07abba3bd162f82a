import { useState } from 'react';
import type { Practice } from '#app/content/practice/practice.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { GrainPicture } from '#app/parts/kids/grain-picture.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ThemedPicture } from '#app/ui/themed-picture.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

const variants = [{ suffix: 'wide', widths: [1280] }];

/** "1:32" */
function formatLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * A video that loads nothing from another company before the visitor plays it: first our own April landscape, its sun the button,
 * then the platform's privacy-enhanced player. The landscape is a link, so it works without JavaScript.
 */
export function Video({ video }: { readonly video: Localized<Practice['video']> }) {
  const w = useWords(words);
  const language = useLanguage();
  const [playing, setPlaying] = useState(false);
  const watch = `https://www.youtube.com/watch?v=${video.id}`;
  const player = `https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1&rel=0&cc_load_policy=1&hl=${language}`;
  return (
    <div className="grid items-start gap-4">
      <div className="aspect-video overflow-hidden rounded-card bg-night shadow-card print:hidden">
        {playing ? (
          <iframe
            src={player}
            title={video.title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        ) : (
          <a
            href={watch}
            rel="noopener noreferrer"
            className="video-thumbnail"
            data-replay
            onClick={(event) => {
              event.preventDefault();
              setPlaying(true);
            }}
          >
            <ThemedPicture
              path="/art/kids/skies/pecan"
              variants={variants}
              width={1280}
              height={720}
              sizes="100vw"
              alt=""
              className="size-full object-cover"
            />
            <GrainPicture id="pecan" className="video-grain" />
            <span className="video-play">
              <Icon name="play" className="size-9" />
            </span>
            <span className="sr-only">{w.play(video.title, formatLength(video.seconds))}</span>
          </a>
        )}
      </div>
      <div>
        <p>{video.description}</p>
        <details className="disclosure mt-1">
          <summary>
            {w.transcript}
            <Icon name="chevron-down" />
          </summary>
          <div className="prose">
            {video.transcript.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
        <p className="mt-1 text-base leading-snug text-quiet print:hidden">
          {w.note}{' '}
          <ExternalLink href={watch} className="-my-3 inline-block py-3">
            {w.elsewhere}
          </ExternalLink>
        </p>
      </div>
    </div>
  );
}
