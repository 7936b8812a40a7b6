// Made from resources/ by `pnpm --filter @booking/api-client openapi`.
export const packedRoutes = `asset list:>[] get:/{assetId}> forTable:/forTable>[] create+>assets update*/{assetId}> updateMany*/updateAssets>result updateOrder*/orderUpdate>assets remove-/{assetId}
audit list:-log>auditEntries[]
bankLine list:>lines[] create+>result update*/{bankLineId}>line
bkbtrSetting get:>bkbtr_settings[0] save*/save>bkbtr_setting
bulk create+> get:/{bulkId}> run+/{bulkId}/run> cancel-/{bulkId}>
category list:/getAll>categories[] get:/{categoryId}> create+> update*/{categoryId}> updateCodes*/codesUpdate>categories updateOrder*/orderUpdate>categories remove-/{categoryId} checkGenerics:/checkGenerics
color list:>[]+statusColors create+> update*/{colorId}> remove-/{colorId} setStatusColor*/statusColor>statusColors
generic list:>[]
institution list:>[] get:/{instituteId}> create+> update*/{instituteId}> changeStatus*/{instituteId}/change-status>
note list:>[] create+> update*/{noteId}>
notice list:>[] resend+/{noticeId}/resend>
ota list:>[] create+> update*/{otaId}> remove-/{otaId}
paper list:>[] get:/{paperId}> pdf:/{paperId}/pdf>file email+/{paperId}/email>notice
policy get:>policies[0] create+> update*/{policyId}> save*/save>
pricing list:>[] create+> update*/{planId}> remove-/{planId}
rate list:>rates create+>result
receivable list:>[] totals:/totals>totals taxes:/taxes>taxes update*/{instituteId}>
report superAdmin:/superAdmin>
rolePermission list:>rolepermissions[] save*/save>rolepermissions
setting get:>[0] save*/save>
statement get:/{instituteId}> pdf:/{instituteId}/pdf>file email+/{instituteId}/email>notice
subscription current:/current>institutions[] list:>[] create+> update*/{subscriptionId}>
template list:>[]
twoFactor get:> start+/authenticator>authenticator confirm+/authenticator/confirm>recovery renewCodes+/recovery-codes>recovery remove*/remove> startPasskey+/passkeys/options>creation addPasskey+/passkeys>recovery renamePasskey*/passkeys/{passkeyId}> removePasskey*/passkeys/{passkeyId}/remove>
user login+/login! verifyLogin+/login/verify! list:>[] create+> me:/me> updateMe*/me> logout*/logout! update*/{userId}>~ updatePassword*/{userId}/update-password> updateMyPassword*/me/update-password forgotPassword+/forgot-password! generatePassword*/generate-password/{token}! refresh:/refresh! handOver+/hand-over mySessions:/me/sessions>sessions endMySessions*/me/sessions/end>sessions sessions:/{userId}/sessions>sessions endSessions*/{userId}/sessions/end>sessions signInAs+/{userId}/sign-in-as resetTwoFactor*/{userId}/reset-two-factor>
whatsapp templates:/templates>messageTemplates list:>[] create+> update*/{actionId}> remove-/{actionId}`;
