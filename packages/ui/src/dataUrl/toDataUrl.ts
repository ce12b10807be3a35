/** The bytes of a file as a data URL, which shows a picture under any policy that allows `data:`. */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(reader.error ?? new Error('The file could not be read.'));
    });
    reader.readAsDataURL(file);
  });
}
