import { inflateRawSync } from 'node:zlib';

const centralEntry = 0x02014b50;

/** The parts of a spreadsheet's file by name, as the zip's own directory lists them. */
export const partsOf = (file: Buffer): Readonly<Record<string, string>> => {
  const parts: Record<string, string> = {};
  let at = file.readUInt32LE(file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16);
  while (file.readUInt32LE(at) === centralEntry) {
    const [method, packed] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const local = file.readUInt32LE(at + 42);
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const bytes = file.subarray(from, from + packed);
    parts[name] = (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8');
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
};

/** Cells of the first sheet by address: their text, or the number that stands for a figure or a date. */
export const cellsOf = (file: Buffer): Readonly<Record<string, string | number>> => {
  const parts = partsOf(file);
  const strings = [...(parts['xl/sharedStrings.xml'] ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text]) =>
    (text ?? '').replaceAll(/<[^>]+>/g, ''),
  );
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  return Object.fromEntries(
    [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].flatMap(
      ([, address, kind, inner]) => {
        const value = /<v>(.*?)<\/v>/s.exec(inner ?? '')?.[1];
        if (value === undefined) return [];
        return [[address, kind?.includes('t="s"') ? (strings[Number(value)] ?? '') : Number(value)]];
      },
    ),
  );
};
