import cfb from 'cfb';
import { unzipSync } from 'fflate';
import { createDecipheriv, createHash, createHmac } from 'node:crypto';

/** What each derived key or vector is for, by the tables of MS-OFFCRYPTO 2.3.4.13 and 2.3.4.14. */
const blockKeys = {
  verifierHashInput: [0xfe, 0xa7, 0xd2, 0x76, 0x3b, 0x4b, 0x9e, 0x79],
  verifierHashValue: [0xd7, 0xaa, 0x0f, 0x6d, 0x30, 0x61, 0x34, 0x4e],
  encryptedKeyValue: [0x14, 0x6e, 0x0b, 0xe7, 0xab, 0xac, 0xd0, 0xd6],
  dataIntegrityKey: [0x5f, 0xb2, 0xad, 0x01, 0x0c, 0xb9, 0xe1, 0xf6],
  dataIntegrityValue: [0xa0, 0x67, 0x7f, 0x02, 0xb2, 0x2c, 0x84, 0x33],
} as const;

const segmentBytes = 4096;

/** An encrypted Office file, taken apart as MS-OFFCRYPTO 2.3.4.10 describes it. */
export interface EncryptedWorkbook {
  /** Version of the description, and the flags that say that it is agile. */
  readonly version: string;
  /** How the sheets are encrypted, and how (`key`) the key that opens them is encrypted. */
  readonly data: Attributes;
  readonly key: Attributes;
  /** Every sheet's rows by its name; undefined if the password is wrong. */
  readonly open: (password: string) => Sheets | undefined;
}

export type Sheets = ReadonlyMap<string, readonly (readonly string[])[]>;
type Attributes = ReadonlyMap<string, string>;

export function readEncryptedWorkbook(file: Buffer): EncryptedWorkbook {
  const container = cfb.read(file, { type: 'buffer' });
  const stream = (name: string) => {
    const content = cfb.find(container, name)?.content;
    if (content === undefined) throw new Error(`There is no stream ${name}`);
    return Buffer.from(content as Uint8Array);
  };
  const info = stream('EncryptionInfo');
  const description = info.subarray(8).toString('utf8');
  const data = attributesOf(description, 'keyData');
  const key = attributesOf(description, 'p:encryptedKey');
  const integrity = attributesOf(description, 'dataIntegrity');
  const encrypted = stream('EncryptedPackage');
  return {
    version: info.subarray(0, 8).toString('hex'),
    data,
    key,
    open(password) {
      const packageKey = packageKeyOf(key, password);
      if (packageKey === undefined) return undefined;
      refuseChanged(encrypted, { data, integrity, packageKey });
      return sheetsOf(decryptPackage(encrypted, data, packageKey));
    },
  };
}

/** The key of the sheets; undefined if the verifier's hash differs, as a spreadsheet program decides it. */
function packageKeyOf(key: Attributes, password: string): Buffer | undefined {
  const salt = base64(key, 'saltValue');
  let hash = sha512(salt, Buffer.from(password, 'utf16le'));
  for (let spin = 0; spin < Number(key.get('spinCount')); spin += 1)
    hash = sha512(uint32(spin), hash);
  const decrypt = (block: keyof typeof blockKeys, name: string) =>
    decryptCbc(sha512(hash, bytesOf(block)).subarray(0, 32), salt, base64(key, name));
  const verifier = decrypt('verifierHashInput', 'encryptedVerifierHashInput');
  const verified = decrypt('verifierHashValue', 'encryptedVerifierHashValue').subarray(0, 64);
  if (sha512(verifier.subarray(0, 16)).compare(verified) !== 0) return undefined;
  return decrypt('encryptedKeyValue', 'encryptedKeyValue').subarray(0, 32);
}

interface Protected {
  readonly data: Attributes;
  readonly integrity: Attributes;
  readonly packageKey: Buffer;
}

/** Checks the keyed hash of the whole package, whose key is encrypted with the package's own. */
function refuseChanged(encrypted: Buffer, { data, integrity, packageKey }: Protected): void {
  const salt = base64(data, 'saltValue');
  const decrypt = (block: keyof typeof blockKeys, name: string) =>
    decryptCbc(packageKey, sha512(salt, bytesOf(block)), base64(integrity, name)).subarray(0, 64);
  const key = decrypt('dataIntegrityKey', 'encryptedHmacKey');
  const kept = decrypt('dataIntegrityValue', 'encryptedHmacValue');
  const found = createHmac('sha512', key).update(encrypted).digest();
  if (!found.equals(kept)) throw new Error('The package is not what was encrypted');
}

function decryptPackage(encrypted: Buffer, data: Attributes, packageKey: Buffer): Buffer {
  const salt = base64(data, 'saltValue');
  const segments: Buffer[] = [];
  for (let from = 8; from < encrypted.length; from += segmentBytes) {
    const vector = sha512(salt, uint32(segments.length));
    segments.push(decryptCbc(packageKey, vector, encrypted.subarray(from, from + segmentBytes)));
  }
  return Buffer.concat(segments).subarray(0, Number(encrypted.readBigUInt64LE(0)));
}

function decryptCbc(key: Buffer, vector: Buffer, encrypted: Buffer): Buffer {
  const cipher = createDecipheriv('aes-256-cbc', key, vector.subarray(0, 16));
  return Buffer.concat([cipher.setAutoPadding(false).update(encrypted), cipher.final()]);
}

const sha512 = (...parts: readonly Buffer[]) =>
  createHash('sha512').update(Buffer.concat(parts)).digest();

const bytesOf = (block: keyof typeof blockKeys) => Buffer.from(blockKeys[block]);

const base64 = (attributes: Attributes, name: string) =>
  Buffer.from(attributes.get(name) ?? '', 'base64');

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function attributesOf(xml: string, element: string): Attributes {
  const [, text] = xml.split(`<${element} `);
  if (text === undefined) throw new Error(`There is no ${element}`);
  const found = text.slice(0, text.indexOf('>')).matchAll(/([\w:]+)="([^"]*)"/g);
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]));
}

/** The rows of every sheet as a person sees them, found by the workbook's list of sheets. */
function sheetsOf(workbook: Uint8Array): Sheets {
  const parts = unzipSync(workbook);
  const part = (path: string) => Buffer.from(parts[path] ?? []).toString('utf8');
  const formats = formatsOf(part('xl/styles.xml'));
  const targets = elementsOf(part('xl/_rels/workbook.xml.rels'), 'Relationship');
  return new Map(
    elementsOf(part('xl/workbook.xml'), 'sheet').map((sheet) => {
      const target =
        targets.find((one) => one.get('Id') === sheet.get('r:id'))?.get('Target') ?? '';
      return [textOf(sheet.get('name') ?? ''), rowsOf(part(`xl/${target}`), formats)] as const;
    }),
  );
}

const elementsOf = (xml: string, element: string) =>
  xml
    .split(`<${element} `)
    .slice(1)
    .map((text) => attributesOf(`<${element} ${text}`, element));

/** The number format of each style; undefined if it has none of its own. */
function formatsOf(styles: string): readonly (string | undefined)[] {
  const codes = new Map(
    elementsOf(styles, 'numFmt').map((format) => [
      format.get('numFmtId'),
      format.get('formatCode'),
    ]),
  );
  return elementsOf(styles, 'xf').map((style) => codes.get(style.get('numFmtId')));
}

function rowsOf(sheet: string, formats: readonly (string | undefined)[]): string[][] {
  const rows = sheet.matchAll(/<row>(.*?)<\/row>/gs);
  return Array.from(rows, ([, row = '']) => {
    const cells = Array.from(row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs), (cell) =>
      cellOf(cell, formats),
    );
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
}

function cellOf(
  [, attributes = '', content = '']: readonly string[],
  formats: readonly (string | undefined)[],
): string {
  if (content.includes('<f')) return `FORMULA ${content}`;
  const value = /<(?:v|t)\b[^>]*>(.*)<\/(?:v|t)>/s.exec(content)?.[1] ?? '';
  if (attributes.includes('t="inlineStr"')) return withCharacters(textOf(value));
  const format = formats[Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0)];
  return format === 'yyyy\\-mm\\-dd' ? dayOf(Number(value)) : value;
}

/** Days are counted from 30 December 1899 (ECMA-376 part 1, 18.17.4.1). */
const dayOf = (counted: number) =>
  new Date(Date.UTC(1899, 11, 30 + counted)).toISOString().slice(0, 10);

const textOf = (xml: string) =>
  xml
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** `_x0041_` stands for a character in a spreadsheet's text (ECMA-376 part 1, 22.9.2.19). */
const withCharacters = (text: string) =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
