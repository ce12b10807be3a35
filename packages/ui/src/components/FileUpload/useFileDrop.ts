import { useEffect, useState, type DragEvent } from 'react';

const carriesFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Lets files be dropped on an element. React Aria's own drop adds dragging by keyboard, which adds nothing
 * beside a button that chooses a file. Files dropped elsewhere on the page are refused: the browser would
 * open the file in place of the page, and the person's input would be lost.
 */
export function useFileDrop(isDisabled: boolean, onDrop: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);

  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (isDisabled || !carriesFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      // Moving to a child of the element also fires `dragleave`.
      const { relatedTarget } = event;
      if (relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)) return;
      setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      if (isDisabled || !carriesFiles(event)) return;
      event.preventDefault();
      onDrop([...event.dataTransfer.files]);
    },
  };

  return { isOver, dropProps };
}
