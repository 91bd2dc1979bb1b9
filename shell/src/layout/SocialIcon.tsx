/** A social network's mark. The link around it has the accessible name. */
export function SocialIcon({ network }: { network: 'linkedin' | 'x' | 'facebook' }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={paths[network]} />
    </svg>
  );
}

const paths = {
  linkedin:
    'M3 9h4v12H3zM5 2.8a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6M9.5 9h3.8v1.7c.6-1 1.9-2 3.8-2 4 0 4.7 2.6 4.7 6V21h-4v-5.6c0-1.4-.02-3.1-1.9-3.100s-2.2 1.5-2.2 3V21h-4z',
  x: 'M17.8 3h3.100l-6.8 7.700L22 21h-6.200l-4.9-6.400L5.3 21H2.200l7.2-8.300L2 3h6.400l4.4 5.800zm-1.1 16.200h1.700L7.5 4.700H5.600z',
  facebook:
    'M13.5 21.500v-8h2.700l.4-3.200h-3.100V8.300c0-.9.3-1.6 1.6-1.600h1.700V3.900c-.3 0-1.3-.1-2.5-.1-2.5 0-4.1 1.5-4.1 4.200v2.300H7.400v3.200h2.800v8z',
};
