import { useState } from 'react';
import { InfoIcon } from '../../icons';
import { MovingPicture } from '../../movingPicture';
import { wordsOf } from '../../props/wordsOf';
import { pictureMessages, type PictureMessages } from './Picture.messages';
import * as css from './Picture.css';

export interface PictureProps {
  /** Where the picture lies. A GIF or PNG that moves is known by its data URL, a GIF also by `.gif` at the end. */
  src: string;
  /** What the picture shows, for people who cannot see it; empty for decoration. */
  alt: string;
  /** The picture's own size in pixels. Its place is reserved by it, so that nothing jumps. */
  width?: number | undefined;
  /** As `width`. */
  height?: number | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<PictureMessages> | undefined;
}

/** A picture in the flow of a text, never wider than its column. */
export function Picture({ src, alt, width, height, messages }: PictureProps) {
  const words = wordsOf(pictureMessages, messages);
  const [brokenSrc, setBrokenSrc] = useState<string>();

  if (src === brokenSrc) {
    const ratio = width !== undefined && height !== undefined ? `${width} / ${height}` : '16 / 9';
    return (
      <div
        className={css.place}
        style={{ maxInlineSize: width, containIntrinsicInlineSize: width }}
      >
        <div className={css.broken} style={{ aspectRatio: ratio }}>
          <InfoIcon />
          <p>{words.broken}</p>
          {alt !== '' && <p>{alt}</p>}
        </div>
      </div>
    );
  }
  return (
    <MovingPicture
      className={css.picture}
      src={src}
      alt={alt}
      width={width}
      height={height}
      onError={() => setBrokenSrc(src)}
      words={words}
    />
  );
}
