import { imageFormats, mediaLimits, mediaMessages, readImageData } from '@sounding/domain/media';
import { countCharacters } from '@sounding/domain/text';
import { FileUpload, Stack, TextField } from '@sounding/ui';
import { useState } from 'react';
import * as css from './ImageFields.css';
import type { MediaPartProps } from './mediaPart';

/** A picture and what it shows, in words for those who cannot see it. */
export function ImageFields({ item, onChange, idOf, errorOf }: MediaPartProps) {
  const [fileName, setFileName] = useState('The stored picture');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const picture = item.imageBase64 ?? null;
  const stored = picture === null ? null : readImageData(picture);

  const choose = async (file: File) => {
    setProblem(undefined);
    setFileName(file.name);
    try {
      // Only who chooses a picture needs the code that makes it smaller.
      const { prepareImage } = await import('./prepareImage');
      const prepared = await prepareImage(file);
      onChange({ imageBase64: prepared.dataUrl });
      setProblem(prepared.problem);
    } catch {
      onChange({ imageBase64: null });
      setProblem(mediaMessages.imageUnusable);
    }
  };

  return (
    <Stack>
      <FileUpload
        id={idOf('imageBase64')}
        label="Image"
        isRequired
        accept={imageFormats.flatMap((format) => (format === 'jpeg' ? ['jpg', 'jpeg'] : [format]))}
        maxBytes={mediaLimits.imageBytes}
        messages={{
          accepted: (formats, size) =>
            `${formats}. A picture over ${size} is made smaller for you.`,
        }}
        file={stored && { name: fileName, size: stored.bytes }}
        onSelect={(file) => void choose(file)}
        onRemove={() => onChange({ imageBase64: null })}
        error={problem ?? errorOf('imageBase64')}
      />
      {picture !== null && stored !== null && (
        <img className={css.thumbnail} src={picture} alt={item.imageAltText ?? ''} />
      )}
      <TextField
        id={idOf('imageAltText')}
        label="Image description"
        hint="Say what the image shows, for people who cannot see it."
        isRequired
        value={item.imageAltText ?? ''}
        onChange={(imageAltText) => onChange({ imageAltText })}
        limit={mediaLimits.imageDescription}
        count={countCharacters}
        error={errorOf('imageAltText')}
      />
    </Stack>
  );
}
