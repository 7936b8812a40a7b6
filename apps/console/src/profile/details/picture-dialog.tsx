import { type Crop, cutOut, ImageCrop, Modal, middleCrop } from '@booking/ui';
import { useState } from 'react';
import { AVATAR_EDGE } from './read-picture.ts';

export interface PictureDialogProps {
  /** The photo to crop; undefined while the dialog is closed. */
  readonly src: string | undefined;
  readonly onCut: (picture: File) => void;
  readonly onCancel: () => void;
}

/** Crops a photo to a square. */
export function PictureDialog({ src, onCut, onCancel }: PictureDialogProps) {
  // The content stays while the dialog closes.
  const [shown, setShown] = useState(src);
  const [crop, setCrop] = useState<Crop>(middleCrop);
  const [isCutting, setIsCutting] = useState(false);
  if (src && src !== shown) {
    setShown(src);
    setCrop(middleCrop);
  }

  async function cut(from: string) {
    setIsCutting(true);
    try {
      const blob = await cutOut(from, crop, AVATAR_EDGE);
      // A unique name: two photos are two changes.
      onCut(new File([blob], `avatar-${Date.now()}`, { type: blob.type }));
    } finally {
      setIsCutting(false);
    }
  }

  return (
    <Modal
      open={src !== undefined}
      size="sm"
      header={{ icon: 'image', text: 'Crop your photo' }}
      isLoading={isCutting}
      onSubmit={() => {
        if (shown) void cut(shown);
      }}
      footer={{ cancel: { onCancel }, confirm: { name: 'Save photo' } }}
    >
      {shown && <ImageCrop src={shown} label="Your photo" value={crop} onChange={setCrop} />}
    </Modal>
  );
}
