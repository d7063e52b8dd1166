import type { WishlistState } from 'shared-contracts';
import { Button, Dialog } from 'shared-ui';
import { useText } from './messages/source';
import styles from './wishlist-page.module.css';

type List = WishlistState['lists'][number];

/** Which list a product goes to. */
export function MoveDialog({ lists, onChoose, onClose }: { lists: readonly List[]; onChoose: (list: List) => void; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('wish.move')} onClose={onClose}>
      <ul className={styles.choices}>
        {lists.map((list) => (
          <li key={list.id}>
            <Button variant="secondary" full onClick={() => onChoose(list)}>
              <bdi>{list.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
