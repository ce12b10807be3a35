/** Whether PostgreSQL, or one of its tools, has found its disk full. */
export const isOutOfSpace = (text: string): boolean => text.includes('No space left on device');
