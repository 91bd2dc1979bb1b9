/** A part of the page and whose it is. */
export interface Area {
  /** Name of a remote, or `shell`. */
  owner: string;
  kind: 'shell' | 'page' | 'fragment';
  /** Its topmost elements. */
  elements: HTMLElement[];
}

const shell = 'shell';

/**
 * Finds out who owns what on the page. Builds put the owner's name before each class, so an element with another
 * owner's class than what is around it begins an area. `main` belongs to the page within it.
 *
 * @param root what React renders
 * @param remotes names of all remotes
 * @param pageOwner the remote that owns the page's address
 */
export function findAreas(root: Element, remotes: readonly string[], pageOwner: string | undefined): Area[] {
  // The longest name first: `mfe-contact-us` is not `mfe-contact`.
  const owners = [shell, ...remotes].sort((one, other) => other.length - one.length);
  const ownerOf = (element: Element) =>
    owners.find((owner) => [...element.classList].some((name) => name.startsWith(`${owner}-`)));
  const areas: Area[] = [];
  /** All sections of the page are one area, wherever they stand. */
  let page: Area | undefined;

  function search(parent: Element, around: string | undefined): void {
    const here = new Map<string, Area>();
    for (const element of parent.children) {
      if (!(element instanceof HTMLElement)) continue;
      if (element.localName === 'main') {
        search(element, undefined);
        continue;
      }
      const owner = ownerOf(element) ?? around;
      if (owner && owner !== around) {
        const known = owner === pageOwner ? page : here.get(owner);
        if (known) known.elements.push(element);
        else {
          const area: Area = { owner, kind: toKind(owner, pageOwner), elements: [element] };
          if (owner === pageOwner) page = area;
          // Nav and footer are two parts, though they stand side by side.
          else if (owner !== shell) here.set(owner, area);
          areas.push(area);
        }
      }
      search(element, owner);
    }
  }

  search(root, undefined);
  return areas;
}

function toKind(owner: string, pageOwner: string | undefined): Area['kind'] {
  if (owner === shell) return 'shell';
  return owner === pageOwner ? 'page' : 'fragment';
}
