import type { EditableContent } from '../../../features/projectInHand/projectInHand';

/** The props of the fields of a picture or video. */
export interface MediaPartProps {
  readonly item: EditableContent;
  readonly onChange: (changes: Partial<EditableContent>) => void;
  /** The id of a field's element, by its name within the item. */
  readonly idOf: (part: string) => string;
  readonly errorOf: (part: string) => string | undefined;
}
