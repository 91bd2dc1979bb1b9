import { type Area, findAreas } from './find-areas.ts';

interface Options {
  /** Names of all remotes. */
  remotes: readonly string[];
  getPageOwner(): string | undefined;
  versionOf(remote: string): string | undefined;
}

/** A rectangle on the screen, in CSS pixels. */
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Smaller parts, such as what only screen readers get, have no outline; in CSS pixels. */
const smallest = 16;

/** Draws a line around each part of the page, with its owner and version, and keeps it there while the page changes. */
export function createOutlines(tree: ShadowRoot, { remotes, getPageOwner, versionOf }: Options) {
  const root = document.getElementById('root');
  const layer = document.createElement('div');
  layer.className = 'outlines';
  layer.ariaHidden = 'true';
  let areas: Area[] = [];
  let frame = 0;
  const observer = new MutationObserver(() => plan(true));
  const resizes = new ResizeObserver(() => plan());
  const follow = () => plan();

  /** @param isOther whether the page has other elements than before */
  function plan(isOther = false): void {
    if (isOther) areas = [];
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  }

  function draw(): void {
    if (!root) return;
    if (areas.length === 0) areas = findAreas(root, remotes, getPageOwner());
    const drawn = areas.map((area) => ({ area, place: toPlace(area) })).filter(({ place }) => isSeen(place));
    const top = toHeaderEnd(drawn);
    while (layer.childElementCount < drawn.length) layer.append(toBox());
    while (layer.childElementCount > drawn.length) layer.lastElementChild?.remove();
    for (const [index, { area, place }] of drawn.entries()) {
      const box = layer.children[index] as HTMLElement;
      box.dataset.kind = area.kind;
      Object.assign(box.style, {
        transform: `translate(${place.left}px, ${place.top}px)`,
        width: `${place.width}px`,
        height: `${place.height}px`,
      });
      const label = box.firstElementChild as HTMLElement;
      label.textContent = toText(area);
      // The name of a long part stays on the screen, below the header.
      const pushed = area.kind === 'shell' ? 0 : Math.min(Math.max(top - place.top, 0), place.height - 24);
      label.style.transform = `translateY(${Math.max(pushed, 0)}px)`;
    }
  }

  function toText({ owner, kind }: Area): string {
    return kind === 'shell' ? 'shell' : [owner, versionOf(owner), kind].filter(Boolean).join(' · ');
  }

  return {
    show(): void {
      tree.append(layer);
      if (root) {
        observer.observe(root, { childList: true, subtree: true });
        resizes.observe(root);
      }
      addEventListener('scroll', follow, { passive: true });
      addEventListener('resize', follow);
      plan(true);
    },
    hide(): void {
      cancelAnimationFrame(frame);
      observer.disconnect();
      resizes.disconnect();
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
      layer.remove();
    },
  };
}

function toBox(): HTMLElement {
  const box = document.createElement('div');
  box.append(document.createElement('span'));
  return box;
}

/** The rectangle around all elements of an area, on the screen. */
function toPlace({ elements }: Area): Place {
  const rectangles = elements.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
  const left = Math.max(0, Math.min(...rectangles.map((one) => one.left)));
  const right = Math.min(document.documentElement.clientWidth, Math.max(...rectangles.map((one) => one.right)));
  const top = Math.min(...rectangles.map((one) => one.top));
  const bottom = Math.max(...rectangles.map((one) => one.bottom));
  return { left, top, width: right - left, height: bottom - top };
}

/** What waits above the page, such as the link that skips the navigation, is not seen either. */
function isSeen({ top, width, height }: Place): boolean {
  return width >= smallest && height >= smallest && top + height + scrollY > 0;
}

/** Where the part of the shell ends that stays at the top of the screen. */
function toHeaderEnd(drawn: readonly { area: Area; place: Place }[]): number {
  const stuck = drawn.filter(({ area, place }) => area.kind === 'shell' && place.top <= 0 && place.top > -1);
  return Math.max(0, ...stuck.map(({ place }) => place.top + place.height));
}
