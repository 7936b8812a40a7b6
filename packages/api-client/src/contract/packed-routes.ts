// Made from resources/ by `pnpm --filter @booking/api-client openapi`.
export const packedRoutes = `asset list:>[] get:/{assetId}> forTable:/forTable>[] create+>assets update*/{assetId}> updateMany*/updateAssets>result updateOrder*/orderUpdate>assets remove-/{assetId}
bankLine list:>lines[] create+>result update*/{bankLineId}>line
bkbtrSetting get:>bkbtr_settings[0] save*/save>bkbtr_setting
bulk create+> get:/{bulkId}> run+/{bulkId}/run> cancel-/{bulkId}>
category list:/getAll>categories[] get:/{categoryId}> create+> update*/{categoryId}> updateCodes*/codesUpdate>categories updateOrder*/orderUpdate>categories remove-/{categoryId} checkGenerics:/checkGenerics
color list:>[]+statusColors create+> update*/{colorId}> remove-/{colorId} setStatusColor*/statusColor>statusColors
generic list:>[]
institution list:>[] get:/{instituteId}> create+> update*/{instituteId}> changeStatus*/{instituteId}/change-status>
ota list:>[] create+> update*/{otaId}> remove-/{otaId}
paper list:>[] get:/{paperId}> pdf:/{paperId}/pdf>file
policy get:>policies[0] create+> update*/{policyId}> save*/save>
pricing list:>[] create+> update*/{planId}> remove-/{planId}
rate list:>rates create+>result
receivable list:>[] totals:/totals>totals taxes:/taxes>taxes update*/{instituteId}>
report superAdmin:/superAdmin>
rolePermission list:>rolepermissions[] save*/save>rolepermissions
setting get:>[0] save*/save>
subscription current:/current>institutions[] list:>[] create+> update*/{subscriptionId}>
template list:>[]
user login+/login! list:>[] create+> me:/me> updateMe*/me> logout*/logout! update*/{userId}>~ updatePassword*/{userId}/update-password> updateMyPassword*/me/update-password forgotPassword+/forgot-password! generatePassword*/generate-password/{token}! refresh:/refresh! handOver+/hand-over
whatsapp templates:/templates>messageTemplates list:>[] create+> update*/{actionId}> remove-/{actionId}`;
