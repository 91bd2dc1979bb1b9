import { useLocation } from '@site/contract/host';
import { Link } from '@site/contract/navigation/Link';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Grid } from '@site/ui/layout/Grid';
import { keyed } from '@site/ui/layout/keyed';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import { memo } from 'react';
import { CaseStudyCard } from '../../card/CaseStudyCard.tsx';
import type { ListData } from '../list-data.ts';
import { isFiltered, type ListQuery, pageSize, readListQuery, toSearch } from '../query/list-query.ts';
import { NothingFound } from './NothingFound.tsx';
import styles from './Results.module.css';

/** Above this many case studies, only cards on screen are laid out, so that results keep up with typing on slow devices. */
const many = 3 * pageSize;

/** Which of the matching cards to show. */
export type ListPart = Pick<ListQuery, 'from' | 'shown'>;

/**
 * The matching cards, a few rows at a time. Memoized, so that they render again when their data changes and not on every
 * keystroke, which keeps the filters fast.
 */
export const Results = memo(function Results({
  data: { cards, before, found, total },
  onShow,
}: {
  data: ListData;
  /** Shows another part of the list without leaving the page. */
  onShow: (part: ListPart) => void;
}) {
  const { pathname, search } = useLocation();
  const query = readListQuery(new URLSearchParams(search));
  const after = found - before - cards.length;
  const toPart = (from: number) => pathname + toSearch({ ...query, from, shown: pageSize });
  return (
    <>
      <VisuallyHidden as="h2">Results</VisuallyHidden>
      <div className={styles.count}>
        <p role="status">{toCount({ before, shown: cards.length, found, total })}</p>
        {found > 0 && isFiltered(query) && <Link to={pathname}>Clear all filters</Link>}
      </div>
      {found === 0 && <NothingFound total={total} />}
      {before > 0 && (
        <p className={styles.more}>
          <ButtonLink look="secondary" to={toPart(Math.max(0, before - pageSize))}>
            Show previous
          </ButtonLink>
        </p>
      )}
      <Grid as="ul">
        {keyed(cards, (card) => card.caseId + card.title).map(([key, card], index) => (
          <li key={key}>
            <CaseStudyCard card={card} eager={index < 3} className={total > many ? styles.oneOfMany : ''} />
          </li>
        ))}
      </Grid>
      {after > 0 && (
        <p className={styles.more}>
          <ButtonLink
            look="secondary"
            to={toPart(before + cards.length)}
            onClick={(event) => {
              event.preventDefault();
              onShow({ from: before, shown: cards.length + pageSize });
            }}
          >
            Show {Math.min(pageSize, after)} more
          </ButtonLink>
        </p>
      )}
    </>
  );
});

function toCount({ before, shown, found, total }: Record<'before' | 'shown' | 'found' | 'total', number>): string {
  const ofAll = found < total ? `${found} of ${total}` : `${found}`;
  const noun = total === 1 ? 'case study' : 'case studies';
  const part = before > 0 ? `${before + 1} to ${before + shown} shown` : `${shown} shown`;
  return `${ofAll} ${noun}${shown < found ? `, ${part}` : ''}`;
}
