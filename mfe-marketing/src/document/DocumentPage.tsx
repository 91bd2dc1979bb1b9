import { Download, ExternalLink } from 'lucide-react';
import { useLoaderData } from 'shared-contracts/host';
import { ButtonLink } from 'shared-contracts/ui/ButtonLink.tsx';
import styles from './DocumentPage.module.css';
import { NoDocument } from './NoDocument.tsx';
import type { DocumentData } from './route.tsx';

/** A PDF as large as the window, and links to it for browsers that embed none (spec section 2). */
export function DocumentPage() {
  const { document, others } = useLoaderData<DocumentData>();
  if (!document) return <NoDocument others={others} />;
  const address = `/pdfs/${document.docId}.pdf`;
  const title = document.title || document.docId;
  return (
    <div className={styles.page}>
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
