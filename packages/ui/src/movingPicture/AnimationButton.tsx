import { useEffect, useState } from 'react';
import { Button } from '../components/Button';
import { PauseIcon, PlayIcon } from './animationIcons';
import { visuallyHidden } from '../styles/visuallyHidden.css';
import type { MovingPictureMessages } from './MovingPicture.messages';
import { readStill } from './readStill';
import * as css from './MovingPicture.css';

export interface AnimationButtonProps {
  src: string;
  alt: string;
  /** The address that the picture shows now: `src`, or the still passed to `onShow`. */
  shown: string | undefined;
  onShow: (address: string) => void;
  words: MovingPictureMessages;
}

/** A button that stops and plays a moving picture. With reduced motion, the picture begins stopped. */
export function AnimationButton({ src, alt, shown, onShow, words }: AnimationButtonProps) {
  const [still, setStill] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const found = await readStill(src, leaving.signal);
      if (leaving.signal.aborted) return;
      setStill(found);
      const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      onShow(found !== undefined && isReduced ? found : src);
    };
    void read();
    return () => leaving.abort();
  }, [src, onShow]);

  if (still === undefined) return null;
  const isStopped = shown === still;
  return (
    <div className={css.control}>
      <Button
        icon={isStopped ? <PlayIcon /> : <PauseIcon />}
        onPress={() => onShow(isStopped ? src : still)}
      >
        <span aria-hidden="true">{isStopped ? words.play : words.stop}</span>
        <span className={visuallyHidden}>
          {isStopped ? words.playAnimation(alt) : words.stopAnimation(alt)}
        </span>
      </Button>
    </div>
  );
}
