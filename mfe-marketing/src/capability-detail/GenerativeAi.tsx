import type { CapabilityService } from '@site/content/entries/capability-service';
import type { Picture as PictureOfContent } from '@site/content/fields/picture';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import { Picture } from '@site/ui/media/Picture';
import { ArrowUpRight } from 'lucide-react';
import { useId } from 'react';
import styles from './GenerativeAi.module.css';

/** Articles and tools that only the generative AI service shows (spec section 2, Capability detail). */
export function GenerativeAi({ slug, articles, tools }: Pick<CapabilityService, 'slug' | 'articles' | 'tools'>) {
  const titleId = useId();
  if (slug !== 'generative-ai') return null;
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} title="Building the Future with Agentic AI" />
      <ul className={styles.articles}>
        {keyed(articles.slice(0, 2), (article) => article.url).map(([key, article]) => (
          <li key={key} className={styles.article}>
            {article.img && (
              <Picture
                picture={article.img}
                sizes="(min-width: 768px) 50vw, 100vw"
                maxWidth={640}
                className={styles.picture}
              />
            )}
            <h3>{article.title}</h3>
            <p>{article.description}</p>
            <a href={article.url} target="_blank" rel="noreferrer">
              Read More
              <VisuallyHidden>: {article.title}, opens in a new tab</VisuallyHidden>
              <ArrowUpRight aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      {tools.length > 0 && <Tools tools={tools} />}
    </Section>
  );
}

function Tools({ tools }: { tools: readonly PictureOfContent[] }) {
  return (
    <>
      <h2 className={styles.toolsTitle}>AI Tools We Use</h2>
      <ul className={styles.tools}>
        {keyed(tools, (tool) => tool.url).map(([key, tool]) => (
          <li key={key}>
            <Picture picture={tool} sizes="240px" maxWidth={320} className={styles.tool} />
          </li>
        ))}
      </ul>
    </>
  );
}
