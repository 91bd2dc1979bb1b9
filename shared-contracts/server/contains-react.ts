/** Every copy of React contains this name, and no other code assigns it. */
const mark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** Whether a script contains a copy of React. */
export function containsReact(text: string): boolean {
  return text.includes(`${mark} =`) || text.includes(`.${mark}=`);
}
