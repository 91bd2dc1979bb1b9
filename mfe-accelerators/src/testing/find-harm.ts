import { answerElements } from '../assistant/answer-allowlist.ts';

/** Lists every element, attribute and URL in a rendered answer that is not allowed. */
export function findHarm(answer: ParentNode): string[] {
  const allowed: readonly string[] = answerElements;
  return [...answer.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const attributes = element.getAttributeNames().filter((attribute) => name !== 'a' || attribute !== 'href');
    const address = element.getAttribute('href');
    return [
      ...(allowed.includes(name) && element.namespaceURI?.endsWith('xhtml') ? [] : [`<${name}>`]),
      ...attributes.map((attribute) => `${name} ${attribute}`),
      ...(address === null || isOnSite(address) ? [] : [`${name} href=${address}`]),
    ];
  });
}

function isOnSite(address: string): boolean {
  const here = 'https://www.example.com';
  return address.startsWith('/') && new URL(address, here).origin === here;
}
