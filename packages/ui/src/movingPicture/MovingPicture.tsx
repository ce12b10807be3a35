import { Suspense, useState } from 'react';
import { useIsHydrated } from '../hydration';
import { lazyPart } from '../lazy/lazyPart';
import { mayMove } from './mayMove';
import type { MovingPictureMessages } from './MovingPicture.messages';
import * as css from './MovingPicture.css';

/** The code for moving pictures is fetched with the first of them. */
const AnimationButton = lazyPart(async () => (await import('./AnimationButton')).AnimationButton);

export interface MovingPictureProps {
  className: string;
  src: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  onError?: (() => void) | undefined;
  words: MovingPictureMessages;
}

/** A picture of any kind. A moving one can be stopped (WCAG 2.2.2). */
export function MovingPicture({ words, alt, ...image }: MovingPictureProps) {
  return mayMove(image.src) ? (
    <Stoppable key={image.src} words={words} alt={alt} {...image} />
  ) : (
    <img decoding="async" alt={alt} {...image} />
  );
}

function Stoppable({ words, src, alt, className, ...image }: MovingPictureProps) {
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState<string>();
  return (
    <div className={css.stage}>
      <img
        {...image}
        alt={alt}
        className={`${className} ${css.picture} ${shown === undefined ? css.unread : ''}`}
        src={shown ?? src}
      />
      {shown === undefined && (
        <p aria-hidden="true" className={css.description}>
          {alt}
        </p>
      )}
      {isHydrated && (
        <Suspense fallback={null}>
          <AnimationButton src={src} alt={alt} shown={shown} onShow={setShown} words={words} />
        </Suspense>
      )}
    </div>
  );
}
