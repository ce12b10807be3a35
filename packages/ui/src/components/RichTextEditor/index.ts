export { RichTextEditor } from './RichTextEditor';
export type { RichTextEditorProps } from './RichTextEditor';
export type { RichTextEditorMessages } from './RichTextEditor.messages';
