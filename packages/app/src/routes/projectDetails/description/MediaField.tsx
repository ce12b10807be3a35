import { insertMedia, isMedia, removeMedia } from '@sounding/domain/project';
import { Button, Inline, Stack, type ImageOutcome } from '@sounding/ui';
import { useState } from 'react';
import { newItemKey } from '../../../features/projectInHand/keys';
import type { EditableContent } from '../../../features/projectInHand/projectInHand';
import { useProjectStore } from '../../../features/projectInHand/projectStoreOf';
import { asStored } from '../../../features/projectInHand/asStored';
import { PutBackNote } from '../../../keptWork/PutBackNote';
import { focusWithin } from '../focusWithin';
import { fieldId } from '../sectionProps';
import { ImageFields } from './ImageFields';
import { VideoField } from './VideoField';

interface MediaFieldProps {
  contents: readonly EditableContent[];
  onChange: (contents: readonly EditableContent[]) => void;
  /** The message of one part of an item, such as `imageAltText`. */
  errorOf: (index: number, part: string) => string | undefined;
  onPreparePicture: (outcome: Promise<ImageOutcome>) => void;
}

/** The one picture or video of a description, which stands above its text. */
export function MediaField({ contents, onChange, errorOf, onPreparePicture }: MediaFieldProps) {
  const place = fieldId('contents.media');
  const index = contents.findIndex(isMedia);
  const media = contents[index];
  const store = useProjectStore();
  const [removed, setRemoved] = useState<EditableContent | null>(null);

  const add = (type: 'IMAGE' | 'VIDEO') => {
    onChange(insertMedia(contents, { key: newItemKey(), type, value: '' }));
    focusWithin(place);
  };
  const remove = (item: EditableContent) => {
    setRemoved(isFilledIn(item) ? item : null);
    onChange(removeMedia(contents));
    focusWithin(place);
  };
  const putBack = (item: EditableContent) => {
    setRemoved(null);
    onChange(insertMedia(contents, asStored(item, store.get()?.baseline?.contents)));
    focusWithin(place);
  };

  const offer = (
    <Stack gap="tight">
      <p>You can show one image or one video above the text.</p>
      <Inline>
        <Button onPress={() => add('IMAGE')}>Add an image</Button>
        <Button onPress={() => add('VIDEO')}>Add a video</Button>
      </Inline>
    </Stack>
  );

  const fieldsOf = (item: EditableContent) => {
    const field = {
      item,
      onChange: (changes: Partial<EditableContent>) =>
        onChange(contents.map((each) => (each === item ? { ...each, ...changes } : each))),
      idOf: (part: string) => fieldId(`contents.${item.key}.${part}`),
      errorOf: (part: string) => errorOf(index, part),
    };
    return (
      <Stack>
        {item.type === 'IMAGE' ? (
          <ImageFields {...field} onPrepare={onPreparePicture} />
        ) : (
          <VideoField {...field} />
        )}
        <div>
          <Button variant="quiet" onPress={() => remove(item)}>
            {item.type === 'IMAGE' ? 'Remove the image' : 'Remove the video'}
          </Button>
        </div>
      </Stack>
    );
  };

  return (
    <Stack gap="tight">
      <div id={place}>{media === undefined ? offer : fieldsOf(media)}</div>
      <PutBackNote isFocusLed onPutBack={() => removed !== null && putBack(removed)}>
        {media === undefined &&
          removed !== null &&
          `The ${removed.type === 'IMAGE' ? 'image' : 'video'} was removed.`}
      </PutBackNote>
    </Stack>
  );
}

function isFilledIn({ value, imageBase64, imageAltText }: EditableContent): boolean {
  return value !== '' || Boolean(imageBase64) || Boolean(imageAltText);
}
