import { useState } from 'react';
import { InfoIcon } from '../../icons';
import { MovingPicture } from '../../movingPicture';
import { wordsOf } from '../../props/wordsOf';
import { pictureMessages, type PictureMessages } from './Picture.messages';
import * as css from './Picture.css';

export interface PictureProps {
  /**
   * The picture's address. A moving GIF or PNG is recognised by its data URL, a GIF also by `.gif` at the
   * end.
   */
  src: string;
  /** What the picture shows, for people who cannot see it; empty for decoration. */
  alt: string;
  /** The picture's own width in pixels. Width and height reserve its place, so that nothing jumps. */
  width?: number | undefined;
  /** The picture's own height in pixels; see `width`. */
  height?: number | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
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
