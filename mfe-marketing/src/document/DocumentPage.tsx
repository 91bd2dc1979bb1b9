import { useLoaderData } from '@site/contract/host';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Download, ExternalLink } from 'lucide-react';
import styles from './DocumentPage.module.css';
import type { DocumentData } from './document-data.ts';
import { NoDocument } from './NoDocument.tsx';

/** A full-screen PDF, for which the site's header scrolls away, with links to it for browsers that cannot embed PDFs (spec section 2). */
export function DocumentPage() {
  const { document, others } = useLoaderData<DocumentData>();
  if (!document) return <NoDocument others={others} />;
  const address = `/pdfs/${document.docId}.pdf`;
  const title = document.title || document.docId;
  return (
    <div className={styles.page} data-full-screen>
      <header className={styles.bar}>
        <h1 className={styles.title}>{title}</h1>
        <ButtonLink look="quiet" href={address} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden />
          Open the PDF
        </ButtonLink>
        <ButtonLink look="quiet" href={address} download={`${document.docId}.pdf`}>
          <Download aria-hidden />
          Download
        </ButtonLink>
      </header>
      <iframe className={styles.embed} src={address} title={title} />
    </div>
  );
}
