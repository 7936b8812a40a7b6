import type { Category, CategoryImage } from '@booking/api-client';
import { IMAGE_MAX_BYTES, IMAGES_MAX } from '@booking/api-client/facts';
import { Badge, FileUpload, IconButton, Modal, notify, SortableList } from '@booking/ui';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { useOrder } from '../../../order/use-order.ts';
import { useSession } from '../../../session/session-context.ts';
import { PictureText } from './picture-text.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useUploads } from './use-uploads.ts';

interface PicturesDialogProps {
  readonly category: Category;
  readonly onClosed: () => void;
}

type ImageChange = (images: readonly CategoryImage[]) => readonly CategoryImage[];

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** The pictures of a category: each change is saved at once. */
export default function PicturesDialog({ category, onClosed }: PicturesDialogProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(true);
  const [stored, setStored] = useState(category);
  const [removed, setRemoved] = useState<CategoryImage>();
  const upload = useRef<HTMLFieldSetElement>(null);
  const { _id, name } = category;
  const { images } = stored;
  const numberOf = (image: CategoryImage) => `Picture ${images.indexOf(image) + 1}`;

  const latest = useRef(category);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const show = (next: Category) => {
    // Two responses may come in another order than they were made.
    if (next.__v < latest.current.__v) return;
    latest.current = next;
    setStored(next);
  };
  const saved = (next: Category) => {
    show(next);
    invalidate('category.update', latest.current);
  };
  const uploads = useUploads(async (file, options) => {
    const form = new FormData();
    form.append('image', file);
    saved(await api.category.update(_id, form, options));
  });
  const send = async (change: ImageChange) => {
    const { images: before, __v } = latest.current;
    const body = { images: change(before).map(({ _id, alt }) => ({ _id, alt })), __v };
    try {
      saved(await api.category.update(_id, body, { idempotencyKey: keyOf(body) }));
    } catch (error) {
      // Someone else may have changed them.
      await api.category.get(_id).then(show, () => undefined);
      throw error;
    }
  };
  /** One write after the other: each needs the version that the one before has made. */
  const write = (change: ImageChange): Promise<void> => {
    const written = queue.current.then(() => send(change));
    queue.current = written.catch(() => undefined);
    return written;
  };
  const { order, move } = useOrder({
    stored: images.map((image) => image._id),
    send: (ids) => write((all) => inOrder(all, ids)),
    words: () => ({
      done: 'Order saved.',
      undone: 'Order restored.',
      failed: 'Couldn’t reorder the pictures.',
    }),
    onWritten: () => undefined,
  });

  return (
    <>
      <Modal
        open={isOpen}
        size="lg"
        header={{
          icon: 'image',
          text: `Pictures of ${name}`,
          description: 'The first is the cover. Changes are saved immediately.',
        }}
        footer={{
          cancel: { hide: true },
          confirm: { name: 'Done', onConfirm: () => setIsOpen(false) },
        }}
        onClosed={onClosed}
      >
        <div className="grid gap-4">
          <FileUpload
            ref={upload}
            label="Add pictures"
            accept={TYPES}
            maxBytes={IMAGE_MAX_BYTES}
            // From 2 on it takes several files at once; a full category has its reason below.
            max={Math.max(2, IMAGES_MAX - images.length)}
            disabledReason={
              images.length >= IMAGES_MAX
                ? `A category can have up to ${IMAGES_MAX} pictures. Delete one first.`
                : undefined
            }
            value={uploads.files}
            onChange={uploads.change}
            statusOf={uploads.statusOf}
            onCancel={uploads.cancel}
            onRetry={uploads.retry}
          />
          {images.length > 0 && (
            <SortableList
              label={`Pictures of ${name}`}
              items={images.map((image) => ({ key: image._id, label: numberOf(image) }))}
              value={order}
              onChange={(ids) => void move(ids)}
              renderItem={({ key }) => {
                const image = images.find((picture) => picture._id === key);
                return (
                  image && (
                    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2 py-1.5">
                      <Thumbnail src={image.thumbnailUrl} alt={image.alt} width={96} height={72} />
                      <PictureText
                        label={`What ${numberOf(image).toLowerCase()} shows`}
                        value={image.alt}
                        onSave={(alt) =>
                          write((all) =>
                            all.map((picture) =>
                              picture._id === key ? { ...picture, alt } : picture,
                            ),
                          )
                        }
                      />
                      {order[0] === key && <Badge tone="neutral">Cover</Badge>}
                      <IconButton
                        icon="trash-2"
                        size="sm"
                        label={`Delete ${numberOf(image).toLowerCase()}`}
                        shortLabel="Delete"
                        onClick={() => setRemoved(image)}
                      />
                    </div>
                  )
                );
              }}
            />
          )}
        </div>
      </Modal>
      <ConfirmDialog
        open={removed !== undefined}
        returnFocus={upload}
        confirmation={{ level: 1 }}
        icon="trash-2"
        title={removed ? `Delete ${numberOf(removed).toLowerCase()}?` : ''}
        description="This can’t be undone."
        confirmLabel="Delete picture"
        onConfirm={async () => {
          await write((all) => all.filter((picture) => picture._id !== removed?._id));
          setRemoved(undefined);
          notify.success('Picture deleted.');
        }}
        onClosed={() => setRemoved(undefined)}
      />
    </>
  );
}

/** Puts images in the order of their ids. One that was added since comes last. */
const inOrder = (images: readonly CategoryImage[], ids: readonly string[]) => [
  ...ids.flatMap((id) => images.find((image) => image._id === id) ?? []),
  ...images.filter((image) => !ids.includes(image._id)),
];
