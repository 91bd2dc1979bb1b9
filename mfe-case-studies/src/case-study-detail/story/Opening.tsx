import { toLongDate } from '@site/content/fields/long-date';
import { TagList } from '@site/ui/controls/TagList';
import { Picture } from '@site/ui/media/Picture';
import { RichText } from '@site/ui/media/RichText';
import type { DetailData } from '../detail-data.ts';
import styles from './Opening.module.css';

/** Title, picture and key facts of the case study. */
export function Opening({ study }: { study: DetailData }) {
  const { title, subTitles, description, industry, solutionType, services, img, dates } = study;
  return (
    <header className={styles.opening}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {subTitles && <p className={styles.subtitle}>{subTitles}</p>}
        <RichText document={description} />
      </div>
      <Picture
        picture={img}
        sizes="(max-width: 1024px) 92vw, 36rem"
        maxWidth={800}
        priority
        className={styles.picture}
      />
      <dl className={styles.facts}>
        {industry && <Fact term="Industry">{industry}</Fact>}
        {solutionType && <Fact term="Solution Type">{solutionType}</Fact>}
        {dates.created && (
          <Fact term="Published">
            <time dateTime={dates.created}>{toLongDate(dates.created)}</time>
          </Fact>
        )}
        {services.length > 0 && (
          <Fact term="AWS Services Used">
            <TagList labels={services} label="AWS Services Used" />
          </Fact>
        )}
      </dl>
    </header>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
