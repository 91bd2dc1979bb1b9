import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const sample = fileURLToPath(import.meta.resolve('@site/content/space/export.json'));

interface Entry {
  sys: { id: string; contentType: { sys: { id: string } } };
  fields: Record<string, Record<string, unknown>>;
}

const words =
  'migration platform tenant latency backup region failover audit evidence pipeline release container cluster queue stream telemetry sensor catalogue checkout payment invoice lease document portal patient clinic freight depot carrier dispatch warehouse forecast training inference vector search index cache edge encoder broadcast archive ledger identity policy guardrail budget storage snapshot restore incident dashboard metric retention encryption rotation compliance control remediation landing account boundary network transit gateway endpoint hybrid legacy mainframe database schema replica cutover weekend engineer quarter minute percent double faster lower fewer without before after across between'.split(
    ' ',
  );

/** Creates an export of the sample space with this many generated case studies, the same ones every time. */
export async function createExportWith(count: number): Promise<string> {
  const space = JSON.parse(await readFile(sample, 'utf8')) as { entries: Entry[] };
  const isStudy = ({ sys, fields }: Entry) => sys.contentType.sys.id === 'caseStudy' && fields.idName;
  const models = space.entries.filter(isStudy);
  const list = space.entries.find(({ sys }) => sys.contentType.sys.id === 'caseStudies');
  if (!list) throw new Error('The sample space has no list of case studies.');
  const write = createWriter();
  const studies = Array.from({ length: count }, (_, index) => {
    const study = structuredClone(models[index % models.length] as Entry);
    const title = { 'en-US': write(9) };
    study.sys.id = `study-${index}`;
    study.fields.idName = { 'en-US': `Study ${index}` };
    study.fields.description = { 'en-US': toRichText(write(26)) };
    Object.assign(study.fields, { title, childTitle: title });
    return study;
  });
  const links = studies.map(({ sys: { id } }) => ({ sys: { type: 'Link', linkType: 'Entry', id } }));
  list.fields.childCards = { 'en-US': links };
  const others = space.entries.filter(({ sys }) => sys.contentType.sys.id !== 'caseStudy');
  return JSON.stringify({ ...space, entries: [...others, ...studies] });
}

/** Writes a sentence of this many words; sentences differ from each other as much as real ones. */
function createWriter(): (length: number) => string {
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return words[Math.floor((seed / 2 ** 31) * words.length)] ?? '';
  };
  return (length) => {
    const text = Array.from({ length }, next).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
}

function toRichText(value: string) {
  const text = { nodeType: 'text', value, marks: [], data: {} };
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [text] }] };
}
