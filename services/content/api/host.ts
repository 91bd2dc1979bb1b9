/** The address at which a client reaches this service. */
export interface Host {
  /** Host and port, as in `localhost:4000`. */
  name: string;
  origin: string;
}

/** Returns the configured address, or the one that the request names. */
export function toHost(hostHeader: string | undefined, publicUrl: string | undefined): Host {
  if (publicUrl) {
    const { host, origin } = new URL(publicUrl);
    return { name: host, origin };
  }
  const name = hostHeader && /^[\w.:[\]-]+$/.test(hostHeader) ? hostHeader : 'localhost';
  return { name, origin: `http://${name}` };
}
