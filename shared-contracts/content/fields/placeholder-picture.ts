import type { Picture } from './picture.ts';

/** Shown if an entry has no picture: a line drawing of three regions, 368x411 (spec section 3). */
export const placeholderPicture: Picture = {
  url: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 368 411"><path fill="#0b1120" d="M0 0h368v411H0z"/>' +
      '<g fill="none" stroke="#a3b1ff" stroke-opacity=".55"><path d="M64 286 184 126l120 160zM184 126v160M64 286h240"/>' +
      '<circle cx="184" cy="126" r="30"/><circle cx="64" cy="286" r="22"/><circle cx="304" cy="286" r="22"/></g>' +
      '<circle cx="184" cy="286" r="7" fill="#ff9a5c"/></svg>',
  )}`,
  width: 368,
  height: 411,
  alt: '',
};
