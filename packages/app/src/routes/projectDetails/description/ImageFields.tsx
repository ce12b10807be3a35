import {
  imageFormats,
  isDecodable,
  mediaLimits,
  mediaMessages,
  readImageData,
} from '@sounding/domain/media';
import { countCharacters } from '@sounding/domain/text';
import { ImageUpload, type ImageRefusalReason, type ImageUploadProps } from '@sounding/ui';
import { useState } from 'react';
import { useProjectStore } from '../../../features/projectInHand/projectStoreOf';
import type { MediaPartProps } from './mediaPart';

const accept = imageFormats.map((format) => `image/${format}`);
const resize = {
  maxWidth: mediaLimits.resizeWidth,
  maxHeight: mediaLimits.resizeHeight,
  quality: mediaLimits.resizeQuality,
};
/** OPEN-87 says when each is shown. */
const refusals: Record<ImageRefusalReason, string> = {
  wrongFormat: mediaMessages.imageRequired,
  unreadable: mediaMessages.imageUnusable,
  tooLarge: mediaMessages.imageUnusable,
};

type ImageFieldsProps = MediaPartProps & Pick<ImageUploadProps, 'onPrepare'>;

/** A picture and what it shows, in words for those who cannot see it. */
export function ImageFields({ item, onChange, onPrepare, idOf, errorOf }: ImageFieldsProps) {
  const store = useProjectStore();
  const [name, setName] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const dataUrl = item.imageBase64 ?? '';
  const stored = readImageData(dataUrl);
  const isSaved = store
    .get()
    ?.baseline?.contents.some(({ imageBase64 }) => imageBase64 === dataUrl);
  const unnamed = isSaved === true ? 'The stored image' : 'The image that is not saved yet';
  const descriptionId = idOf('imageAltText');

  return (
    // Without a picture there is no description field, so its error leads to the choice of a picture.
    <div {...(stored === null && { id: descriptionId })}>
      <ImageUpload
        id={idOf('imageBase64')}
        label="Image"
        isRequired
        accept={accept}
        maxBytes={mediaLimits.imageBytes}
        resize={resize}
        allowsSize={isDecodable}
        image={stored && { dataUrl, name: name ?? unnamed, bytes: stored.bytes }}
        onSelect={(image) => {
          setName(image.name);
          setRefusal(undefined);
          onChange({ imageBase64: image.dataUrl });
        }}
        onPrepare={onPrepare}
        // A refused picture does not remove the one that is there already.
        onRefuse={(reason) => setRefusal(refusals[reason])}
        error={refusal ?? errorOf('imageBase64')}
        altTextId={descriptionId}
        altText={item.imageAltText ?? ''}
        onAltTextChange={(imageAltText) => onChange({ imageAltText })}
        altTextLimit={mediaLimits.imageDescription}
        countAltText={countCharacters}
        altTextError={errorOf('imageAltText')}
      />
    </div>
  );
}
